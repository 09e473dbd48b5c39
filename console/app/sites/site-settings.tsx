import { Select } from "@octroi/ui/components/select.tsx";
import type { Language } from "@octroi/ui/language/language";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { maxSiteNameLength } from "../../../domain/sites/site.ts";
import { parseTimeZone, timeZones } from "../../../domain/time-zone.ts";
import { zoneChanges } from "../../../domain/visits/site-zones.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { newSite, siteSettings } from "../content/sites.ts";
import type { FormFault } from "../forms/form.ts";
import { Section } from "../forms/page.tsx";
import { CheckBox, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { Ways } from "../forms/rows.tsx";
import type { sitePage } from "../page/context.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";
import { zoneName } from "../page/zone-name.ts";
import { DestinationFields } from "./destination-fields.tsx";

/** What can be set of a site, for whoever may; undefined for whoever may only read. */
export function siteSettingsOf({
  language,
  membership,
  now,
  site,
}: Pick<ReturnType<typeof sitePage>, "language" | "membership" | "now" | "site">) {
  if (!mayAs(membership.role, "editor")) return undefined;
  const { id, name, connector, destination, countsPeople }: Site = site;
  return {
    copy: siteSettings[language],
    fields: newSite[language],
    zones: zonesShown(site, now, language),
    site: { id, name, connector, destination, countsPeople },
    mayRemove: mayAs(membership.role, "owner"),
  };
}

/** By whose clocks the days are counted, which there are, and since when. */
function zonesShown({ zones }: Pick<Site, "zones">, now: Date, language: Language) {
  const words = siteSettings[language].timeZone;
  const last = zones.at(-1)?.zone ?? "UTC";
  const chosen = parseTimeZone(last) ?? last;
  return {
    chosen,
    all: [...new Set([...timeZones, chosen])],
    changes: zoneChanges(zones).map(({ from, before, after }) =>
      filled(from > now.getTime() ? words.willChange : words.changed, {
        before: zoneName(before),
        after: zoneName(after),
        moment: momentText(language, new Date(from).toISOString(), after),
      }),
    ),
  };
}

interface SiteSettingsProps extends NonNullable<ReturnType<typeof siteSettingsOf>> {
  fault?: FormFault | undefined;
}

/** What a site is called, where its server is, and the way to its end. */
export function SiteSettingsForm({ copy, fields, site, zones, mayRemove, fault }: SiteSettingsProps) {
  return (
    <>
      <PageForm fault={fault} action={pathTo("siteSettings", { site: site.id })}>
        <TextField
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          optional={copy.optional}
          defaultValue={site.name}
          maxLength={maxSiteNameLength}
          fault={fault}
        />
        {site.connector === "dns" && (
          <DestinationFields copy={fields} destination={site.destination} fault={fault} />
        )}
        <div>
          <Select name="timeZone" label={copy.timeZone.label} value={zones.chosen}>
            {zones.all.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </Select>
          {[copy.timeZone.hint, ...zones.changes].map((line) => (
            <p key={line} className="mt-2 text-muted text-sm">
              {line}
            </p>
          ))}
        </div>
        <div>
          {/* A box that is not ticked sends nothing: the form says that it had one. */}
          <input type="hidden" name="hasPeople" value="yes" />
          <CheckBox
            name="people"
            defaultChecked={fault ? fault.typed["people"] === "yes" : site.countsPeople}
          >
            {copy.people.label}
          </CheckBox>
          <p className="mt-2 text-muted text-sm">{copy.people.hint}</p>
        </div>
        <Submit variant="outline">{copy.save}</Submit>
      </PageForm>
      <Ways
        ways={[
          { to: pathTo("siteSharing", { site: site.id }), label: copy.share },
          ...(mayRemove
            ? [{ to: pathTo("removeSite", { site: site.id }), label: copy.remove, isDestructive: true }]
            : []),
        ]}
      />
    </>
  );
}

/** The same, as a part of the page about the site's connection. */
export function SiteSettingsSection(settings: SiteSettingsProps) {
  return (
    <div id="settings" className="scroll-mt-6">
      <Section heading={settings.copy.heading}>
        <SiteSettingsForm {...settings} />
      </Section>
    </div>
  );
}
