import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { documentation } from "../content/documentation.ts";
import { Frame } from "../documentation/frame.tsx";
import { Guide } from "../documentation/guide.tsx";
import { languageFrom } from "../page/language.ts";

export function loader(args: LoaderFunctionArgs) {
  const { frame, middleware } = documentation[languageFrom(args)];
  const head = { title: middleware.title, description: middleware.document.description };
  return { head, frame, guide: middleware };
}

export default function Middleware() {
  const { frame, guide } = useLoaderData<typeof loader>();
  return (
    <Frame frame={frame} current="middleware">
      <Guide frame={frame} path={pages.middleware} heading={guide.heading} document={guide.document} />
    </Frame>
  );
}
