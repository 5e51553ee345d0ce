/** Pages that are one long text: their words stand in `i18n/pages/<language>/<name>.md`. */
export const TEXT_PAGES = ['terms', 'privacy', 'accessibility', 'company'] as const
export type TextPage = (typeof TEXT_PAGES)[number]
