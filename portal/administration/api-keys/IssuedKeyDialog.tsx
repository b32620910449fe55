import { useState } from 'react'
import type { IssuedKey } from '#core/administration/api-keys/model.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import { copyText } from '../../frame/errors/copy-text.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import styles from './issued-key.styles.css'
import { keyTags, pageTag, type KeyTag } from './page-tag.ts'

const Copied = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const { notifications } = usePortal()
  const copy = async () => {
    await copyText(value)
    notifications.show('success', t('keys:issued.copied'))
  }
  return (
    <div className={css['copied']}>
      <dt className={css['label']}>{label}</dt>
      <dd className={css['value']}>
        <code>{value}</code>
        <Button onClick={() => void copy()}>
          {t('keys:issued.copy', { what: label.toLowerCase() })}
        </Button>
      </dd>
    </div>
  )
}

/** The snippet for a page: a chosen element with this key. */
const PageTag = ({ clientKey }: { readonly clientKey: string }) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const { apiBase, region } = usePortal()
  const current = useStore(region.$region)
  const [tag, setTag] = useState<KeyTag>(keyTags[0])
  const choices = keyTags.map((value) => ({ value, label: `<${value}>` }))
  return (
    <div className={css['tag']}>
      <Field label={t('keys:issued.element')}>
        <Select choices={choices} value={tag} onValue={setTag} />
      </Field>
      <dl className={css['list']}>
        <Copied
          label={t('keys:issued.tag')}
          value={pageTag({ platform: apiBase, tag, clientKey, region: current })}
        />
      </dl>
    </div>
  )
}

/** Shows a created or rotated key. This is the only place that shows its secret. */
export const IssuedKeyDialog = ({ input, finish }: DialogProps<IssuedKey, true>) => {
  const css = useStyles(styles)
  const { t, dateTime } = useFormats()
  const { name, kind, mode, key, secret, previousEnds } = input
  return (
    <DialogFrame
      title={t('keys:issued.title', { name })}
      lead={t(kind === 'api' ? 'keys:issued.leadApi' : 'keys:issued.leadPublishable')}
      footer={
        <Button variant="primary" onClick={() => finish(true)}>
          {t('keys:issued.done')}
        </Button>
      }
    >
      <div className={css['issued']}>
        <dl className={css['list']}>
          <Copied label={t('keys:field.key')} value={key} />
          {secret !== undefined && <Copied label={t('keys:field.secret')} value={secret} />}
        </dl>
        {kind === 'publishable' && <PageTag clientKey={key} />}
        {previousEnds !== undefined && (
          <p>{t('keys:issued.previousEnds', { time: dateTime(previousEnds) })}</p>
        )}
        {mode === 'test' && <Notice quiet>{t('keys:issued.leadTest')}</Notice>}
      </div>
    </DialogFrame>
  )
}
