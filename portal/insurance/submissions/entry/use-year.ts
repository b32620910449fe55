import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The current year, as checks of values need it. */
export const useYear = (): number => new Date(usePortal().clock.now()).getUTCFullYear()
