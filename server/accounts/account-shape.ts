import type { AccountUser } from '#contract/accounts.ts'

import type { AccountRow } from './queries.ts'

/** An account as its owner sees it. */
export function accountOf(row: AccountRow): AccountUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    role: row.role,
    language: row.language,
    company_name: row.company_name,
    vat_number: row.vat_number,
    vat_check:
      row.vat_check === null
        ? null
        : { state: row.vat_check.state, checked_at: row.vat_check.checkedAt },
    created_at: row.created_at.toISOString(),
    password_changed_at: row.password_changed_at?.toISOString() ?? null,
  }
}
