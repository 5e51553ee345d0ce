/*
 * Every address of the back office. It is an area of its own, with its own scripts and styles, which the
 * shop's pages know by its front door alone.
 */
import { STAFF_HOME, STAFF_LOGIN } from './page-paths.ts'

export const ADMIN_PAGES = {
  login: STAFF_LOGIN,
  invitation: '/admin/invitation',
  dashboard: STAFF_HOME,
  orders: '/admin/orders',
  order: '/admin/orders/:orderId',
  payments: '/admin/payments',
  bankStatements: '/admin/bank-statements',
  bankStatement: '/admin/bank-statements/:statementId',
  dailyBalances: '/admin/daily-balances',
  phoneOrders: '/admin/phone-orders',
  phoneOrder: '/admin/phone-orders/new',
  withdrawals: '/admin/withdrawals',
  withdrawal: '/admin/withdrawals/:withdrawalId',
  abandonedCarts: '/admin/abandoned-carts',
  abandonedCart: '/admin/abandoned-carts/:cartId',
  customers: '/admin/customers',
  customer: '/admin/customers/:customerId',
  mails: '/admin/mails',
  mail: '/admin/mails/:mailId',
  mailTemplates: '/admin/mail-templates',
  jobs: '/admin/jobs',
  stock: '/admin/stock',
  purchase: '/admin/stock/purchase',
  settings: '/admin/settings',
  settingsGroup: '/admin/settings/:group',
  auditLog: '/admin/audit-log',
  security: '/admin/security',
} as const
