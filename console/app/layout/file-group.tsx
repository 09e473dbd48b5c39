const look = "grid min-h-10 cursor-pointer place-items-center px-3 text-muted hover:text-text";

interface FileGroupProps {
  label: string;
  csv: string;
  json: string;
  print: string;
}

/** What a page shows, for spreadsheets, programs and paper. */
export function FileGroup({ label, csv, json, print }: FileGroupProps) {
  const files = [
    { name: "CSV", to: csv },
    { name: "JSON", to: json },
  ];
  return (
    <ul
      aria-label={label}
      className="flex shrink-0 overflow-hidden rounded-control border border-line text-sm max-sm:w-full print:hidden"
    >
      {files.map(({ name, to }) => (
        <li key={name} className="grow not-first:border-line not-first:border-l">
          <a href={to} download className={look}>
            {name}
          </a>
        </li>
      ))}
      <li className="grow border-line border-l has-[[hidden]]:hidden">
        <button type="button" data-print hidden className={`${look} w-full [&[hidden]]:hidden`}>
          {print}
        </button>
      </li>
    </ul>
  );
}
