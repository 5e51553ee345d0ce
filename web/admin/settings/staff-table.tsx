import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { initialOf } from '#web/commerce/words/person-name.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Ellipsis } from '#web/ui/icons/ellipsis.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { ShieldAlert } from '#web/ui/icons/shield-alert.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Link } from '#web/ui/link.tsx'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { StaffMember } from './settings-loader.ts'
import { FactorDialog, RoleDialog, type StaffRole } from './staff-dialogs.tsx'

interface StaffTableProps {
  members: readonly StaffMember[]
  /** A super admin's to change. */
  mayWrite: boolean
  meId: number | undefined
  onChanged: () => void
}

interface Asked {
  member: StaffMember
  /** The role to be given; without one, the second factor is to be reset. */
  role: StaffRole | undefined
}

/** Everybody with a way into the back office: role, second factor, last login. */
export function StaffTable({ members, mayWrite, meId, onChanged }: StaffTableProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <>
      <table className="dtable staff-table">
        <thead>
          <tr>
            <th>{t('admin.staff.person')}</th>
            <th>{t('admin.staff.role')}</th>
            <th>{t('admin.staff.factor')}</th>
            <th>{t('admin.staff.lastSeen')}</th>
            <th>
              <span className="sr-only">{t('admin.staff.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <td>
                <Person member={member} isMe={member.id === meId} />
              </td>
              <td>
                <RoleBox
                  member={member}
                  isFixed={!mayWrite || member.id === meId}
                  onChoose={(role) => setAsked({ member, role })}
                />
              </td>
              <td>
                <FactorBadge member={member} />
              </td>
              <td className="text-muted">
                {member.last_login_at === null ? (
                  t('admin.staff.never')
                ) : (
                  <Moment at={member.last_login_at} />
                )}
              </td>
              <td className="r">
                <MemberMenu
                  member={member}
                  mayWrite={mayWrite}
                  onReset={() => setAsked({ member, role: undefined })}
                  onChanged={onChanged}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked !== undefined && asked.role !== undefined && (
        <RoleDialog member={asked.member} role={asked.role} onClose={close} onDone={onChanged} />
      )}
      {asked !== undefined && asked.role === undefined && (
        <FactorDialog member={asked.member} onClose={close} onDone={onChanged} />
      )}
    </>
  )
}

function Person({ member, isMe }: { member: StaffMember; isMe: boolean }) {
  const { t } = useTranslation()
  return (
    <span className="flex items-center gap-3">
      <span className="avatar" aria-hidden="true">
        {initialOf(member.name)}
      </span>
      <span className="min-w-0">
        <b className="block">
          {member.name}
          {isMe && <span className="text-muted font-normal">{` ${t('admin.staff.you')}`}</span>}
        </b>
        <span className="text-muted block truncate">{member.email}</span>
      </span>
    </span>
  )
}

/** The choice is asked about before it counts. */
function RoleBox({
  member,
  isFixed,
  onChoose,
}: {
  member: StaffMember
  isFixed: boolean
  onChoose: (role: StaffRole) => void
}) {
  const { t } = useTranslation()
  if (isFixed) return t(`admin.customers.roles.${member.role}`)
  return (
    <select
      className="input staff-role"
      aria-label={t('admin.staff.roleOf', { name: member.name })}
      value={member.role}
      onChange={(event) => onChoose(event.target.value as StaffRole)}
    >
      {(['admin', 'super_admin'] as const).map((role) => (
        <option key={role} value={role}>
          {t(`admin.customers.roles.${role}`)}
        </option>
      ))}
    </select>
  )
}

function FactorBadge({
  member: { blocked, invitation, has_second_factor: isOn },
}: {
  member: StaffMember
}) {
  const { t, language } = useTranslation()
  if (blocked)
    return (
      <Badge tone="danger" hasDot>
        {t('admin.customers.blocked')}
      </Badge>
    )
  if (invitation !== null)
    return (
      <Badge tone={invitation.has_expired ? 'warning' : 'info'}>
        <Icon of={Mail} />
        {invitation.has_expired
          ? t('admin.staff.expired')
          : t('admin.staff.invitedOn', { day: shortDate(invitation.sent_at, language) })}
      </Badge>
    )
  return (
    <Badge tone={isOn ? 'success' : 'danger'}>
      <Icon of={isOn ? ShieldCheck : ShieldAlert} />
      {t(isOn ? 'admin.staff.factorOn' : 'admin.staff.factorOff')}
    </Badge>
  )
}

function MemberMenu({
  member,
  mayWrite,
  onReset,
  onChanged,
}: {
  member: StaffMember
  mayWrite: boolean
  onReset: () => void
  onChanged: () => void
}) {
  const { t } = useTranslation()
  const inviteAgain = async () => {
    try {
      const { message } = await staffCall('POST /admin/staff/{id}/invitation', {
        params: { id: member.id },
        body: {},
      })
      toasts.show(message)
      onChanged()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    }
  }
  return (
    <PopoverMenu
      button={<Icon of={Ellipsis} />}
      label={t('admin.staff.moreFor', { name: member.name })}
      buttonLook="btn btn-ghost btn-icon"
    >
      {(close) => (
        <>
          <Link className="menu-item" to={adminPath.customer(member.id)} onClick={close}>
            {t('admin.staff.open')}
          </Link>
          {mayWrite && member.invitation !== null && (
            <button
              type="button"
              className="menu-item"
              onClick={() => {
                close()
                void inviteAgain()
              }}
            >
              {t('admin.staff.inviteAgain')}
            </button>
          )}
          {mayWrite && member.has_second_factor && (
            <button
              type="button"
              className="menu-item"
              onClick={() => {
                close()
                onReset()
              }}
            >
              {t('admin.staff.resetFactor')}
            </button>
          )}
        </>
      )}
    </PopoverMenu>
  )
}
