/** What operators put after a name for one of its forms: `Googlebot-Mobile`, `Baiduspider-image`, `Qwantbot-prod4666`. */
const forms =
  "images?|videos?|news|mobile|desktop|smartphone|apps|ads|shopping|favo|cpro|render|renderer|fast|https?|dev|prod|discovery";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/**
 * What may follow a name and belong to it, for a regular expression of any engine: the word for one of its forms, with
 * a number or without, or the identifier of whoever sends it (`amazon-Quick-on-behalf-of-20e61c5a`, `bedrockbot_` and a
 * UUID, with a suffix of the customer's). Any other word makes another name: `GPTBot-Fake` is not GPTBot.
 */
export const nameSuffix: string = `(?:-(?:(?:${forms})[0-9]*|[0-9a-f][0-9a-f-]{7,})|_${uuid}(?:-[\\w-]+)?)?`;
