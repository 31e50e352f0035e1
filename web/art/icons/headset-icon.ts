export const headsetIcon =
  '<path d="M5 14v-2.5a7 7 0 0 1 14 0V14M5 13.5h2.5V19H6.5A1.5 1.5 0 0 1 5 17.5zM19 13.5h-2.5V19h1a1.5 1.5 0 0 0 1.5-1.5zM17 19c-.6 1.3-2 2-4 2"/>';
