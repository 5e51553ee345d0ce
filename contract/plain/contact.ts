export const CONTACT_STATUSES = ['new', 'read', 'replied'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

export const CONTACT_LENGTHS = { name: 120, subject: 200, message: 5000 } as const

/** `412` → `CT-000412`. */
export function contactNumber(id: number): string {
  return `CT-${String(id).padStart(6, '0')}`
}
