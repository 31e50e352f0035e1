export const chartIcon = '<path d="M4.5 19.5h15M7 16v-4M12 16V6.5M17 16v-7"/>';
