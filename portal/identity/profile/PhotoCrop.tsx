import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '#widgets/kit/Button.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { RangeInput } from '#widgets/kit/RangeInput.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { drawPart, type Part } from './photo-file.ts'
import profileStyles from '../../frame/forms/tab-form.styles.css'
import styles from './photo.styles.css'

/** Maximum zoom, and the step of the slider (spec 3 §9). */
const zooms = { min: 1, max: 3, step: 0.1 } as const
/** Pixels that an arrow key moves the photo by. */
const keyboardStep = 8
/** Side of the preview in pixels, twice its displayed size. */
const previewSide = 192

interface PhotoCropProps {
  readonly image: HTMLImageElement
  readonly onSave: (part: Part) => Promise<void>
  readonly onCancel: () => void
}

/** Crops a photo by mouse and touch, or by arrow keys and a slider. */
export const PhotoCrop = ({ image, onSave, onCancel }: PhotoCropProps) => {
  const css = { ...useStyles(profileStyles), ...useStyles(styles) }
  const t = useWording('profile')
  const { count } = useFormats()
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zooms.min)
  const [part, setPart] = useState<Part>()
  const [isBusy, setBusy] = useState(false)
  const preview = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (part && preview.current) drawPart(preview.current, image, part)
  }, [image, part])

  const save = async () => {
    if (!part) return
    setBusy(true)
    await onSave(part)
    setBusy(false)
  }

  return (
    <div className={css['stack']} role="group" aria-label={t('profile:photo.crop')}>
      <p className={css['lead']} id={id}>
        {t('profile:photo.cropHint')}
      </p>
      <div className={css['cutting']}>
        <div className={css['stage']}>
          <Cropper
            image={image.src}
            crop={crop}
            zoom={zoom}
            minZoom={zooms.min}
            maxZoom={zooms.max}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="contain"
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            classes={{
              containerClassName: css['cropper'] ?? '',
              mediaClassName: css['media'] ?? '',
              cropAreaClassName: css['area'] ?? '',
            }}
            cropperProps={{
              role: 'application',
              'aria-label': t('profile:photo.position'),
              'aria-describedby': id,
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_share, pixels) => setPart(pixels)}
          />
        </div>
        <figure className={css['preview']}>
          <canvas
            ref={preview}
            className={css['face']}
            width={previewSide}
            height={previewSide}
            aria-hidden="true"
          />
          <figcaption className={css['hint']}>{t('profile:photo.preview')}</figcaption>
        </figure>
      </div>
      <Field label={t('profile:photo.zoom')} className={css['narrow']}>
        <RangeInput
          {...zooms}
          value={zoom}
          valueText={t('profile:photo.zoomValue', { zoom: count(Math.round(zoom * 10) / 10) })}
          onValue={setZoom}
        />
      </Field>
      <div className={css['actions']}>
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          {t('profile:photo.save')}
        </Button>
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
      </div>
    </div>
  )
}
