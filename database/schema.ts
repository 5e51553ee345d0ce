// Generated from the migrated database by scripts/generate-schema.ts. Do not edit.
export interface Schema {}
