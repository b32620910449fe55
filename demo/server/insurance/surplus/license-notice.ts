import { eq } from 'drizzle-orm'
import type { SurplusLicense } from '#core/insurance/surplus/license-model.ts'
import { fieldError } from '../../kernel/api-error.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { isStaff, type Viewer } from '../../kernel/viewer.ts'
import { lockLicense, readLicense } from './license-record.ts'
import { hasNotice } from './license-trust.ts'
import { surplusLicenses } from './tables.ts'

const pdfStart = '%PDF-'

/** Stores a broker's notice that was signed on paper; the signature is on file once staff have checked it. */
export const storeNotice = (
  services: Services,
  viewer: Viewer,
  { licenseId, file }: { readonly licenseId: string; readonly file: string },
): Promise<SurplusLicense> =>
  services.database.transaction(async () => {
    const { surplusLinesState } = await lockLicense(services, viewer, licenseId)
    const notice = new Uint8Array(Buffer.from(file, 'base64'))
    if (new TextDecoder().decode(notice.subarray(0, pdfStart.length)) !== pdfStart)
      throw fieldError('surplus:invalid.file', 'file')
    await services.database
      .handle()
      .update(surplusLicenses)
      .set({
        signedNotice: notice,
        signatureOnFile: hasNotice(surplusLinesState) && isStaff(viewer),
        modified: services.clock.now(),
      })
      .where(eq(surplusLicenses.id, licenseId))
    return readLicense(services, viewer, licenseId)
  })

/** The uploaded notice of a license; undefined without one. */
export const readNotice = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<FileAnswer | undefined> => {
  const { surplusLicenseNumber } = await readLicense(services, viewer, id)
  const [row] = await services.database
    .handle()
    .select({ bytes: surplusLicenses.signedNotice })
    .from(surplusLicenses)
    .where(eq(surplusLicenses.id, id))
  if (!row?.bytes) return undefined
  return { name: `${surplusLicenseNumber}.pdf`, type: 'application/pdf', bytes: row.bytes }
}
