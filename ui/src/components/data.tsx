interface DataProps {
  value: object;
  id?: string;
  type?: "application/json" | "application/ld+json";
}

/** Values in the page, for its own script or for search engines. */
export function Data({ value, id, type = "application/json" }: DataProps) {
  return (
    <script
      type={type}
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which `<` cannot close the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll("<", "\\u003c") }}
    />
  );
}
