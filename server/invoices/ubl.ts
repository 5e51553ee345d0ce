import { create } from 'xmlbuilder2'

import { COUNTRIES, type Country } from '#contract/plain/countries.ts'
import { type BasisPoints, type Cents, toWire } from '#contract/plain/money.ts'
import { normaliseVatNumber } from '#server/accounts/vat-number.ts'

import { documentText } from './document-text.ts'
import { percentOf } from './invoice-draft.ts'
import type { Party, Snapshot } from './snapshot.ts'
import { ublAmounts, type UblAmounts, type UblGroup } from './ubl-amounts.ts'

/** A node of the document: attributes begin with `@`, `#` is the text. */
type Node = { [name: string]: Node | Node[] | string }

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const ENTERPRISE_NUMBER = '0208'
/** How Peppol addresses a company: in Belgium by its enterprise number, elsewhere by its VAT number. */
const ENDPOINT_SCHEMES: Record<Country, string> = {
  BE: ENTERPRISE_NUMBER,
  DE: '9930',
  FR: '9957',
  LU: '9938',
  NL: '9944',
}
const SHAPES = {
  invoice: {
    root: 'Invoice',
    type: ['cbc:InvoiceTypeCode', '380'],
    line: 'cac:InvoiceLine',
    quantity: 'cbc:InvoicedQuantity',
  },
  credit_note: {
    root: 'CreditNote',
    type: ['cbc:CreditNoteTypeCode', '381'],
    line: 'cac:CreditNoteLine',
    quantity: 'cbc:CreditedQuantity',
  },
} as const

/** Whether an e-invoice is made of a document: its customer is a business with a VAT number. */
export function isElectronic({
  buyer,
}: {
  buyer: Pick<Snapshot['buyer'], 'is_business' | 'vat_number'>
}): boolean {
  return buyer.is_business && buyer.vat_number !== null
}

/** The document as Peppol BIS Billing 3.0, in UBL 2.1. Its `buyer` must be one with a VAT number. */
export function ublOf(snapshot: Snapshot): string {
  const { root, type, line, quantity } = SHAPES[snapshot.kind]
  const amounts = ublAmounts(snapshot)
  const body: Node = {
    '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
    '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    'cbc:CustomizationID': CUSTOMIZATION,
    'cbc:ProfileID': PROFILE,
    'cbc:ID': snapshot.number,
    'cbc:IssueDate': snapshot.issued_on,
    [type[0]]: type[1],
    'cbc:DocumentCurrencyCode': 'EUR',
    ...references(snapshot),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerNode(snapshot) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerNode(snapshot.buyer) },
    'cac:Delivery': deliveryNode(snapshot),
    ...(snapshot.kind === 'invoice' && { 'cac:PaymentMeans': paymentNode(snapshot) }),
    ...(amounts.shipping !== undefined && {
      'cac:AllowanceCharge': shippingNode(snapshot, amounts.shipping),
    }),
    'cac:TaxTotal': {
      'cbc:TaxAmount': euro(amounts.tax),
      'cac:TaxSubtotal': amounts.groups.map((group) => subtotalNode(snapshot, group)),
    },
    'cac:LegalMonetaryTotal': totalNode(snapshot, amounts),
    [line]: snapshot.lines.map((one, index) => ({
      'cbc:ID': String(index + 1),
      [quantity]: { '@unitCode': 'C62', '#': String(one.quantity) },
      'cbc:LineExtensionAmount': euro(amounts.lines[index] ?? one.net),
      'cac:Item': {
        'cbc:Name': one.name,
        ...(one.sku !== null && { 'cac:SellersItemIdentification': { 'cbc:ID': one.sku } }),
        'cac:ClassifiedTaxCategory': categoryNode(snapshot, one.rate),
      },
      'cac:Price': {
        'cbc:PriceAmount': {
          '@currencyID': 'EUR',
          '#': pricePerPiece(amounts.lines[index] ?? one.net, one.quantity),
        },
      },
    })),
  }
  const options = { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' } as const
  return create(options, { [root]: body }).end({ prettyPrint: true })
}

function references({ order, credits }: Snapshot): Node {
  const { number, purchase_order: reference } = order
  return {
    'cbc:BuyerReference': reference ?? number,
    'cac:OrderReference': { 'cbc:ID': reference ?? number, 'cbc:SalesOrderID': number },
    ...(credits !== null && {
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': credits.number,
          'cbc:IssueDate': credits.issued_on,
        },
      },
    }),
  }
}

function sellerNode({ seller }: Snapshot): Node {
  const vat = normaliseVatNumber(seller.vat_number, 'BE')
  const enterprise = { '@schemeID': ENTERPRISE_NUMBER, '#': vat.slice(2) }
  return {
    'cbc:EndpointID': enterprise,
    'cac:PartyName': { 'cbc:Name': seller.name },
    'cac:PostalAddress': addressNode(seller.address),
    'cac:PartyTaxScheme': taxSchemeNode(vat),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.legal_name,
      'cbc:CompanyID': enterprise,
      'cbc:CompanyLegalForm': seller.company_register,
    },
    'cac:Contact': {
      'cbc:Name': seller.name,
      'cbc:Telephone': seller.phone,
      'cbc:ElectronicMail': seller.email,
    },
  }
}

function buyerNode(buyer: Snapshot['buyer']): Node {
  const country = COUNTRIES.find((one) => one === buyer.address.country) ?? 'BE'
  const vat = normaliseVatNumber(buyer.vat_number ?? '', country)
  const scheme = ENDPOINT_SCHEMES[COUNTRIES.find((one) => vat.startsWith(one)) ?? country]
  const isBelgian = scheme === ENTERPRISE_NUMBER
  const name = buyer.company_name ?? buyer.name
  return {
    'cbc:EndpointID': { '@schemeID': scheme, '#': isBelgian ? vat.slice(2) : vat },
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': addressNode(buyer.address),
    'cac:PartyTaxScheme': taxSchemeNode(vat),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': isBelgian ? { '@schemeID': scheme, '#': vat.slice(2) } : vat,
    },
    'cac:Contact': { 'cbc:Name': buyer.name, 'cbc:ElectronicMail': buyer.email },
  }
}

function taxSchemeNode(vat: string): Node {
  return { 'cbc:CompanyID': vat, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
}

function addressNode(address: Party['address']): Node {
  return {
    'cbc:StreetName': address.street,
    ...(address.building_apartment && { 'cbc:AdditionalStreetName': address.building_apartment }),
    'cbc:CityName': address.city,
    'cbc:PostalZone': address.postal_code,
    'cac:Country': { 'cbc:IdentificationCode': address.country },
  }
}

function deliveryNode({ delivery }: Snapshot): Node {
  return {
    'cbc:ActualDeliveryDate': delivery.on,
    'cac:DeliveryLocation': { 'cac:Address': addressNode(delivery.address) },
    'cac:DeliveryParty': {
      'cac:PartyName': { 'cbc:Name': delivery.company_name ?? delivery.name },
    },
  }
}

function paymentNode({ payment, seller }: Snapshot): Node {
  const { method, reference } = payment
  const isTransfer = method === 'bank_transfer'
  return {
    'cbc:PaymentMeansCode': isTransfer ? '30' : '48',
    ...(reference !== null && { 'cbc:PaymentID': reference }),
    ...(isTransfer && {
      'cac:PayeeFinancialAccount': {
        'cbc:ID': seller.iban.replaceAll(' ', ''),
        'cbc:Name': seller.legal_name,
        'cac:FinancialInstitutionBranch': { 'cbc:ID': seller.bic },
      },
    }),
  }
}

function shippingNode(snapshot: Snapshot, amount: Cents): Node {
  const rate = snapshot.shipping?.rate ?? (0 as BasisPoints)
  return {
    'cbc:ChargeIndicator': 'true',
    'cbc:AllowanceChargeReasonCode': 'FC',
    'cbc:AllowanceChargeReason': documentText(snapshot.language, 'invoice.shipping'),
    'cbc:Amount': euro(amount),
    'cac:TaxCategory': categoryNode(snapshot, rate),
  }
}

function subtotalNode(snapshot: Snapshot, { rate, taxable, tax }: UblGroup): Node {
  const { 'cbc:ID': id = '', ...rest } = categoryNode(snapshot, rate)
  const { 'cbc:Percent': percent = '', ...scheme } = rest
  return {
    'cbc:TaxableAmount': euro(taxable),
    'cbc:TaxAmount': euro(tax),
    'cac:TaxCategory': {
      'cbc:ID': id,
      'cbc:Percent': percent,
      ...(snapshot.exemption !== null && {
        'cbc:TaxExemptionReasonCode': 'VATEX-EU-IC',
        'cbc:TaxExemptionReason': documentText(snapshot.language, 'invoice.exempt.title'),
      }),
      ...scheme,
    },
  }
}

/** Standard rate, or K: an intra-Community supply. */
function categoryNode({ exemption }: Snapshot, rate: BasisPoints): Node {
  return {
    'cbc:ID': exemption === null ? 'S' : 'K',
    'cbc:Percent': String(percentOf(rate)),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

/** What was paid leaves nothing to pay; of a credit note, what was refunded. */
function totalNode({ total }: Snapshot, amounts: UblAmounts): Node {
  return {
    'cbc:LineExtensionAmount': euro(amounts.lineTotal),
    'cbc:TaxExclusiveAmount': euro(amounts.taxExclusive),
    'cbc:TaxInclusiveAmount': euro(amounts.taxInclusive),
    ...(amounts.shipping !== undefined && { 'cbc:ChargeTotalAmount': euro(amounts.shipping) }),
    'cbc:PrepaidAmount': euro(total),
    ...(amounts.rounding !== 0 && { 'cbc:PayableRoundingAmount': euro(amounts.rounding) }),
    'cbc:PayableAmount': euro(0 as Cents),
  }
}

function euro(amount: Cents): Node {
  return { '@currencyID': 'EUR', '#': toWire(amount) }
}

const PRICE_DECIMALS = 6

/** The net of a line is fixed; its price is that share of it, in as many decimals as make it fit. */
function pricePerPiece(net: Cents, quantity: number): string {
  const exact = (net / quantity / 100).toFixed(PRICE_DECIMALS)
  return exact.replace(/(\.\d\d\d*?)0+$/, '$1')
}
