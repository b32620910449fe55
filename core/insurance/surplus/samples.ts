import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'
import type * as licenses from './license-endpoints.ts'

const quoteParams = ({ quoteId, quoteInput: { product } }: SampleRecords) => ({
  params: { product, quoteId },
})

const byId = ({ quoteId }: SampleRecords) => ({ params: { id: quoteId } })

const license = {
  brokerFirstName: 'Odette',
  brokerLastName: 'Fontenot',
  brokerEmail: 'odette@summit-wholesale.example',
  surplusLicenseNumber: 'LA 771204',
  surplusLinesState: 'LA',
}

/** A sample input of each endpoint of this domain. */
export const samples = {
  getSurplusNotice: byId,
  attestNotice: (records) => ({
    ...quoteParams(records),
    body: { state: 'LA', noticeVersion: 'LA-2026.1', hasAttested: true },
  }),
  sendSurplusNotice: quoteParams,
  downloadAttestedNotice: byId,
  listAttestations: byId,
  downloadAttestation: ({ quoteId, attestationId }) => ({
    params: { id: quoteId, attestationId },
  }),
  searchSurplusLicenses: { query: { surplusLinesState: 'LA' } },
  searchAllSurplusLicenses: { query: { surplusLinesState: 'LA' } },
  getSurplusLicense: ({ licenseId }) => ({ params: { id: licenseId } }),
  addSurplusLicense: ({ agencyId }) => ({ body: { ...license, agencyId } }),
  editSurplusLicense: ({ licenseId }) => ({ body: { ...license, id: licenseId } }),
  confirmSurplusLicense: ({ licenseId }) => ({ params: { id: licenseId }, body: license }),
  uploadSurplusNotice: ({ licenseId }) => ({ body: { licenseId, file: btoa('%PDF-1.7 signed') } }),
  downloadUploadedNotice: ({ licenseId }) => ({ params: { id: licenseId } }),
  downloadNoticeTemplate: { query: { type: 'surplusNotice', state: 'LA' } },
  removeSurplusLicense: ({ licenseId }) => ({ params: { id: licenseId } }),
} satisfies SamplesOf<typeof endpoints & typeof licenses>
