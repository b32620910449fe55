import { create } from 'qrcode'
import { useMemo } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { qrPath, quietZone } from './qr-path.ts'
import styles from './mfa.styles.css'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** A QR code as one SVG path, dark on light in every theme so that cameras read it. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const css = useStyles(styles)
  const { path, side } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    return { path: qrPath(modules), side: modules.size + 2 * quietZone }
  }, [text])
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={css['light']} width={side} height={side} />
      <path className={css['dark']} d={path} />
    </svg>
  )
}
