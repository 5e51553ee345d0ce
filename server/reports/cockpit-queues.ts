import type { CockpitQueue } from '#contract/plain/cockpit.ts'

/** Queues whose rows are articles. */
export type ArticleQueue = Exclude<CockpitQueue, 'printers' | 'searches'>

const SUPPLY = "p.type in ('inkjet', 'toner', 'drum')"

/** What is lacking, of `products p` that are for sale; written so that an index of the rare ones serves it. */
export const LACKS: Record<ArticleQueue, string> = {
  translation: `(p.name_nl = '' or p.short_description_nl = '' or p.description_nl = ''
    or p.name_fr = '' or p.short_description_fr = '' or p.description_fr = '')`,
  picture: "p.thumbnail = ''",
  ean: 'p.ean_number is null',
  // No standard measures a drum's pages.
  yield: `(p.impressions is null or p.yield_standard is null and p.type <> 'drum') and ${SUPPLY}`,
  fit: `p.printer_count = 0 and ${SUPPLY}`,
  fit_source: 'exists (select from fits f where f.product_id = p.id and not f.is_confirmed)',
  counterpart: `p.origin = 'original' and ${SUPPLY}
    and p.id not in (select h.replaces_product_id from products h where h.replaces_product_id is not null and h.status = 'active')`,
  sold_out: 'not p.in_stock and p.id = any(array(select id from sold))',
}

/** A row that staff said needs nothing: an article or printer until it is edited, a term for as long as searches are looked back at. */
export function isDismissed(queue: CockpitQueue, subject: string, version: string): string {
  return `exists (select from cockpit_dismissals d where d.queue = '${queue}' and d.subject = ${subject} and ${
    queue === 'searches' ? "d.dismissed_at > now() - interval '90 days'" : `d.version = ${version}`
  })`
}
