import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react'
import { messageOr } from '#core/foundation/errors/messages.ts'
import { deleteMyPhoto, putMyPhoto } from '#core/identity/profile/endpoints.ts'
import { photoRules } from '#core/identity/profile/model.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { LeaveGuard } from '../../frame/forms/LeaveGuard.tsx'
import { part } from '../../frame/parts/part.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { Avatar } from '../../frame/shell/Avatar.tsx'
import { usePhoto } from '../../frame/shell/use-photo.ts'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { encodePart, photoFileError, openImage, type Part } from './photo-file.ts'
import profileStyles from '../../frame/forms/tab-form.styles.css'
import styles from './photo.styles.css'

const PhotoCrop = part(async () => (await import('./PhotoCrop.tsx')).PhotoCrop, {
  loading: <Skeleton height="18rem" />,
})

/** The user's photo: choose or drop, crop to a square, remove. */
export const PhotoTab = () => {
  const css = { ...useStyles(profileStyles), ...useStyles(styles) }
  const t = useWording('profile')
  const { api, queries, notifications, wording } = usePortal()
  const [image, setImage] = useState<HTMLImageElement>()
  const [failure, setFailure] = useState<string>()
  const chooser = useRef<HTMLButtonElement>(null)

  useEffect(() => () => URL.revokeObjectURL(image?.src ?? ''), [image])

  const take = async (file: File | undefined) => {
    if (!file) return
    const fieldError = photoFileError(file)
    setFailure(fieldError && wording.t(fieldError))
    if (fieldError) return
    const address = URL.createObjectURL(file)
    try {
      setImage(await openImage(address))
    } catch {
      URL.revokeObjectURL(address)
      setFailure(t('profile:photo.unreadable'))
    }
  }

  const close = () => {
    setImage(undefined)
    requestAnimationFrame(() => chooser.current?.focus())
  }

  const save = async (part: Part) => {
    if (!image) return
    setFailure(undefined)
    try {
      await api.call(putMyPhoto, {
        body: { photo: await encodePart(image, part) },
        isShown: true,
      })
      await queries.refresh(getMe)
      notifications.show('success', t('profile:photo.saved'))
      close()
    } catch (error) {
      setFailure(messageOr(error, wording, 'profile:photo.saveFailed'))
    }
  }

  return (
    <Card title={t('profile:photo.title')}>
      <div className={css['stack']}>
        <LeaveGuard isDirty={image !== undefined} onLeave={undefined} />
        <p className={css['lead']}>{t('profile:photo.lead')}</p>
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        {image ? (
          <PhotoCrop image={image} onSave={save} onCancel={close} />
        ) : (
          <PhotoChoice onFile={(file) => void take(file)} button={chooser} />
        )}
      </div>
    </Card>
  )
}

interface PhotoChoiceProps {
  readonly onFile: (file: File | undefined) => void
  readonly button: RefObject<HTMLButtonElement | null>
}

/** The current photo, with buttons to change or remove it. */
const PhotoChoice = ({ onFile, button }: PhotoChoiceProps) => {
  const css = { ...useStyles(profileStyles), ...useStyles(styles) }
  const t = useWording('profile')
  const { api, queries, notifications } = usePortal()
  const { avatarUrl } = useProfile()
  const { hasFailed } = usePhoto()
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const hasPhoto = avatarUrl !== undefined

  const remove = async () => {
    setRemoving(true)
    try {
      await api.call(deleteMyPhoto, { isShown: true })
      await queries.refresh(getMe)
      notifications.show('success', t('profile:photo.removed'))
      button.current?.focus()
    } catch {
      notifications.show('error', t('profile:photo.removeFailed'))
    } finally {
      setRemoving(false)
    }
  }

  const over = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(true)
  }
  return (
    <div
      className={css['drop']}
      data-over={isDraggedOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDraggedOver(false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      <Avatar isLarge {...(hasPhoto && { label: t('profile:photo.alt') })} />
      <div className={css['ways']}>
        {hasFailed && <Notice tone="warning">{t('profile:photo.loadFailed')}</Notice>}
        {!hasPhoto && <p>{t('profile:photo.none')}</p>}
        <div className={css['actions']}>
          <Button
            ref={button}
            variant="primary"
            aria-describedby="photo-rules"
            onClick={() => input.current?.click()}
          >
            {t(hasPhoto ? 'profile:photo.change' : 'profile:photo.choose')}
          </Button>
          {hasPhoto && (
            <Button busy={isRemoving} onClick={() => void remove()}>
              {t('profile:photo.remove')}
            </Button>
          )}
          <span className={css['hint']}>
            {t(isDraggedOver ? 'profile:photo.dropNow' : 'profile:photo.drop')}
          </span>
        </div>
        <p className={css['hint']} id="photo-rules">
          {t('profile:photo.rules')}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={photoRules.types.join()}
          aria-label={t('profile:photo.choose')}
          onChange={(event) => {
            onFile(event.target.files?.[0])
            // Reset, so that choosing the same file again fires a change.
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
