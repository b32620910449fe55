import type { SurplusLicense } from '#core/insurance/surplus/license-model.ts'
import { noticeStates } from '#core/insurance/quotes/surplus-notice.ts'
import {
  confirmSurplusLicense,
  downloadNoticeTemplate,
  downloadUploadedNotice,
} from '#core/insurance/surplus/license-endpoints.ts'
import { action } from '../../../frame/actions/action.ts'
import { calls, downloads } from '../../../frame/actions/steps.ts'
import { licenseQueries } from './license-queries.ts'
import { deleteLicenseDialog, editLicenseDialog, uploadNoticeDialog } from './license-dialogs.ts'

/** The notice status of a license. */
const noticeStateOf = ({ surplusLinesState }: SurplusLicense) =>
  noticeStates.find((state) => state === surplusLinesState)

/** Changes a license. */
export const editLicense = action<SurplusLicense>({
  id: 'edit-license',
  label: 'licenses:action.edit',
  icon: 'quote',
  visible: () => true,
  needs: 'agency:update',
  unsaved: 'keep',
  perform: async (license, { portal }) => {
    await portal.dialogs.open(editLicenseDialog, license)
  },
})

const confirm = action<SurplusLicense>({
  id: 'confirm-license',
  label: 'licenses:action.confirm',
  icon: 'approve',
  visible: ({ isConfirmed }) => !isConfirmed,
  needs: 'agency:manage',
  unsaved: 'keep',
  perform: calls({
    call: (license, api) => {
      const { brokerFirstName, brokerLastName, brokerEmail } = license
      const { id, surplusLicenseNumber, surplusLinesState } = license
      return api.call(confirmSurplusLicense, {
        params: { id },
        body: {
          brokerFirstName,
          brokerLastName,
          brokerEmail,
          surplusLicenseNumber,
          surplusLinesState,
        },
      })
    },
    confirm: {
      title: 'licenses:confirm.title',
      lead: 'licenses:confirm.lead',
      confirm: 'licenses:confirm.confirm',
      weight: 'binding',
      summary: (license, { t }) => [
        [t('licenses:field.agency'), license.agencyName],
        [t('licenses:field.broker'), `${license.brokerFirstName} ${license.brokerLastName}`],
        [t('licenses:field.email'), license.brokerEmail],
        [t('licenses:field.state'), license.surplusLinesState],
      ],
    },
    params: ({ surplusLicenseNumber }) => ({ number: surplusLicenseNumber }),
    done: 'licenses:confirm.done',
    refetches: licenseQueries,
  }),
})

const upload = action<SurplusLicense>({
  id: 'upload-notice',
  label: 'licenses:action.upload',
  icon: 'document',
  visible: (license) => noticeStateOf(license) !== undefined,
  needs: 'agency:update',
  unsaved: 'keep',
  perform: async (license, { portal }) => {
    await portal.dialogs.open(uploadNoticeDialog, license)
  },
})

const download = action<SurplusLicense>({
  id: 'download-notice',
  label: 'licenses:action.download',
  icon: 'download',
  visible: ({ hasNotice }) => hasNotice,
  unsaved: 'keep',
  perform: downloads(({ id }, api) => api.call(downloadUploadedNotice, { params: { id } })),
})

const template = action<SurplusLicense>({
  id: 'notice-template',
  label: 'licenses:action.template',
  icon: 'download',
  visible: (license) => noticeStateOf(license) !== undefined,
  unsaved: 'keep',
  perform: async (license, context) => {
    const state = noticeStateOf(license)
    if (state === undefined) return
    const query = { type: 'surplusNotice', state } as const
    context.saveFile(await context.portal.api.call(downloadNoticeTemplate, { query }))
  },
})

const remove = action<SurplusLicense>({
  id: 'delete-license',
  label: 'licenses:action.delete',
  icon: 'bin',
  isDangerous: true,
  visible: () => true,
  needs: 'agency:update',
  unsaved: 'keep',
  perform: async (license, { portal }) => {
    await portal.dialogs.open(deleteLicenseDialog, license)
  },
})

/** The actions of a license. */
export const licenseActions = [editLicense, confirm, upload, download, template, remove]
