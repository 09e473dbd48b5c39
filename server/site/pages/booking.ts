import { brand } from "@octroi/ui/brand/brand";

/** The one service that pages may load from elsewhere, and do once a visitor opens the booking. */
export const booking = {
  script: new URL(brand.booking.scriptUrl).origin,
  frame: new URL(brand.booking.pageUrl).origin,
};
