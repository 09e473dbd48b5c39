/** Values in the page, for its own script. */
export function Data({ id, value }: { id: string; value: unknown }) {
  return (
    <script
      type="application/json"
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which `<` cannot close the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll("<", "\\u003c") }}
    />
  );
}
