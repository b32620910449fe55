import * as calls from '#core/insurance/surplus/endpoints.ts'
import * as licenses from '#core/insurance/surplus/license-endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { ifMatchOf } from '../../kernel/if-match.ts'
import { attestNotice } from './attest-notice.ts'
import { addLicense, confirmLicense, editLicense, removeLicense } from './license-changes.ts'
import { listLicenses } from './license-list.ts'
import { readNotice, storeNotice } from './license-notice.ts'
import { readLicense } from './license-record.ts'
import { noticeTemplate } from './notices/current.ts'
import {
  listAttestations,
  readAttestation,
  readAttestedNotice,
  readSurplusNotice,
} from './read-notice.ts'
import { sendSurplusNotice } from './send-notice.ts'

export const surplusRoutes: readonly Route[] = [
  route(calls.getSurplusNotice, ({ params }, { services, viewer }) =>
    readSurplusNotice(services, viewer, { quoteId: params.id }),
  ),
  route(calls.attestNotice, ({ params, body }, { services, viewer, request, ip }) =>
    attestNotice(services, viewer, { ...params, ...ifMatchOf(request) }, body, ip),
  ),
  route(calls.sendSurplusNotice, ({ params }, { services, viewer }) =>
    sendSurplusNotice(services, viewer, params),
  ),
  route(calls.downloadAttestedNotice, ({ params }, { services, viewer }) =>
    readAttestedNotice(services, viewer, params.id),
  ),
  route(calls.listAttestations, ({ params }, { services, viewer }) =>
    listAttestations(services, viewer, params.id),
  ),
  route(calls.downloadAttestation, ({ params }, { services, viewer }) =>
    readAttestation(services, viewer, params),
  ),
  route(licenses.searchSurplusLicenses, ({ query }, { services, viewer }) =>
    listLicenses(services, viewer, query),
  ),
  route(licenses.searchAllSurplusLicenses, ({ query }, { services, viewer }) =>
    listLicenses(services, viewer, query),
  ),
  route(licenses.uploadSurplusNotice, ({ body }, { services, viewer }) =>
    storeNotice(services, viewer, body),
  ),
  route(licenses.downloadUploadedNotice, ({ params }, { services, viewer }) =>
    readNotice(services, viewer, params.id),
  ),
  route(licenses.downloadNoticeTemplate, async ({ query }) => noticeTemplate(query.state)),
  route(licenses.addSurplusLicense, ({ body }, { services, viewer }) =>
    addLicense(services, viewer, body),
  ),
  route(licenses.getSurplusLicense, ({ params }, { services, viewer }) =>
    readLicense(services, viewer, params.id),
  ),
  route(licenses.editSurplusLicense, ({ body }, { services, viewer, request }) =>
    editLicense(services, viewer, body.id, body, ifMatchOf(request)),
  ),
  route(licenses.confirmSurplusLicense, ({ params, body }, { services, viewer }) =>
    confirmLicense(services, viewer, params.id, body),
  ),
  route(licenses.removeSurplusLicense, ({ params }, { services, viewer }) =>
    removeLicense(services, viewer, params.id),
  ),
]
