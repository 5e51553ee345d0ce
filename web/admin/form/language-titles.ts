/** Each language by its own name. */
export const LANGUAGE_TITLES = { en: 'English', nl: 'Nederlands', fr: 'Français' } as const
