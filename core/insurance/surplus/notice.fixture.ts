import type { SurplusNotice } from './model.ts'

const instant = '2026-11-20T09:00:00.000Z'

const exampleTerms = {
  version: 'TERMS-2026.1',
  title: 'Attestation terms',
  paragraphs: ['An attestation is an electronic signature.'],
}

/** The notice of a Louisiana quote that its broker may attest. */
export const exampleNotice: SurplusNotice = {
  quoteId: 'quote-1',
  quoteNumber: 'Q-1001',
  product: 'P100',
  companyName: 'Crescent City Electric',
  agencyName: 'Summit Wholesale Brokers',
  currency: 'USD',
  effectiveDate: '2026-12-02',
  expiresOn: '2026-12-20T09:00:00.000Z',
  created: instant,
  modified: instant,
  premium: 574_700,
  mgaFee: 25_000,
  brokerFee: 0,
  surplusLineTax: 27_873,
  surplusStampingFee: 0,
  otherTaxes: 0,
  totalPremium: 627_573,
  notice: {
    state: 'LA',
    version: 'LA-2026.1',
    title: 'Louisiana surplus lines notice',
    paragraphs: ['This insurance is placed with a surplus lines insurer.'],
    attestation: 'I attest that the placement complies with the law.',
  },
  terms: exampleTerms,
  broker: {
    surplusLinesBrokerFirstName: 'Odette',
    surplusLinesBrokerLastName: 'Fontenot',
    surplusLinesNumber: 'SL 440912',
    surplusLinesState: 'LA',
    signatureOnFile: false,
    isConfirmed: true,
  },
  surplusNoticeAttested: false,
  mayAttest: true,
  receipt: null,
}

/** The same notice after the attestation. */
export const attestedNotice: SurplusNotice = {
  ...exampleNotice,
  surplusNoticeAttested: true,
  mayAttest: false,
  receipt: {
    id: 'receipt-1',
    quoteNumber: 'Q-1001',
    companyName: 'Crescent City Electric',
    fullName: 'Odette Fontenot',
    consent: exampleNotice.notice.attestation,
    signed: instant,
    address: '203.0.113.9',
    documentHash: 'a'.repeat(64),
    receiptHash: 'b'.repeat(64),
    seal: 'c'.repeat(86),
    isIntact: true,
    isCurrent: true,
    state: 'LA',
    noticeVersion: 'LA-2026.1',
    terms: exampleTerms,
    brokerName: 'Odette Fontenot',
    surplusLinesNumber: 'SL 440912',
  },
}
