/** By these the page's script finds what it takes over. */
export const menuId = "site-menu";
export const menuButtonId = "site-menu-button";
export const offlineId = "offline";
