/** By these the page's script finds what the server wrote for it. */
export const menuId = "site-menu";
export const menuButtonId = "site-menu-button";

/** Where a page keeps the words of a dialog. */
export const dialogDataId = (dialog: string) => `dialog-${dialog}`;
