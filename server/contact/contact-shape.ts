import type { AdminContactSubmission, ContactSubmission } from '#contract/contact.ts'
import { contactNumber } from '#contract/plain/contact.ts'

import type { ContactRow } from './queries.ts'

export function contactOf(row: Omit<ContactRow, 'version' | 'language'>): ContactSubmission {
  const { id, name, email, subject, message, status, created_at: createdAt } = row
  return {
    id,
    number: contactNumber(id),
    name,
    email,
    subject,
    message,
    status,
    created_at: createdAt.toISOString(),
  }
}

export function adminContactOf(row: ContactRow): AdminContactSubmission {
  return { ...contactOf(row), language: row.language, version: row.version }
}
