/** What a door needs: who is it, and what is decided? */
export { identify } from "@octroi/crawlers/identify";
export { decide } from "@octroi/policy/decide";
