/** The one policy that pages may make, by the name their headers give it. */
export const TRUSTED_TYPES_POLICY = 'octavo'
