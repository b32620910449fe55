import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationField } from '#core/insurance/accounts/application/model.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Disclosure } from '#widgets/kit/Disclosure.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { FilledFields } from './application-dialog.ts'
import { FileButton } from '../../../frame/forms/FileButton.tsx'
import styles from './application-dialog.styles.css'
import { ReadValues } from './ReadValues.tsx'
import { useReadApplication } from './use-read-application.ts'

/** Reads an uploaded application and shows each value before it is accepted. */
export const ApplicationDialog = ({
  input: { accountId },
  finish,
}: DialogProps<{ readonly accountId: string }, FilledFields>) => {
  const css = useStyles(styles)
  const t = useWording('account-dialogs', 'account-form')
  const { queries } = usePortal()
  const { data: account } = useSuspenseQuery(
    queries.options(getAccount, { params: { id: accountId } }),
  )
  const { read, isBusy, failure, choose } = useReadApplication(accountId)
  const [excluded, setExcluded] = useState<readonly ApplicationField[]>([])
  const fields = (read?.reading.fields ?? []).filter(({ field }) => field !== 'unknown')
  const unread = read?.reading.unread ?? []
  const accepted = fields.flatMap(({ field, value }) =>
    field === 'unknown' || excluded.includes(field) ? [] : [[field, value] as const],
  )
  const accept = (field: ApplicationField, isAccepted: boolean) =>
    setExcluded(isAccepted ? excluded.filter((each) => each !== field) : [...excluded, field])

  return (
    <DialogFrame
      title={t('account-dialogs:application.title')}
      lead={t('account-dialogs:application.lead')}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          {fields.length > 0 && (
            <Button
              variant="primary"
              disabled={accepted.length === 0}
              onClick={() => finish(Object.fromEntries(accepted))}
            >
              {t('account-dialogs:application.submit', { count: accepted.length })}
            </Button>
          )}
        </>
      }
    >
      <FileButton
        label={t(`account-dialogs:application.${read ? 'chooseOther' : 'choose'}`)}
        accept=".pdf,.csv,.txt,application/pdf,text/csv"
        isBusy={isBusy}
        onFile={(file) => {
          setExcluded([])
          void choose(file)
        }}
      />
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      {read &&
        (fields.length > 0 ? (
          <ReadValues
            account={account}
            fileName={read.fileName}
            fields={fields}
            excluded={excluded}
            onAccept={accept}
          />
        ) : (
          <Notice tone="warning">
            {t('account-dialogs:application.nothing', { file: read.fileName })}
          </Notice>
        ))}
      {unread.length > 0 && (
        <Disclosure summary={t('account-dialogs:application.unread', { count: unread.length })}>
          <ul className={css['left']}>
            {unread.map(({ source, value, reason }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes
              <li key={at}>
                {`${source}: ${value}`}
                {reason !== 'unknown' && ` (${t(`account-dialogs:application.reason.${reason}`)})`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </DialogFrame>
  )
}
