import { application } from "@octroi/ui/vite/application";

export default application({ folder: "console", publicDir: "../ui/public" });
