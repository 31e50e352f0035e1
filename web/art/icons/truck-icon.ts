export const truckIcon =
  '<path d="M3 6h11v10.5H3zM14 9.5h4l3 3.5v3.5h-7z"/><circle cx="7.5" cy="17.5" r="1.9"/><circle cx="17" cy="17.5" r="1.9"/>';
