import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { markdown } from "./markdown/plugin.ts";

export default defineConfig({
  plugins: [tailwindcss(), markdown(), reactRouter()],
  // Fonts are preloaded by address, so none may turn into a data URL.
  build: { assetsInlineLimit: 0 },
});
