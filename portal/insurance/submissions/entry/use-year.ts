import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The current year, for the validation of values. */
export const useYear = (): number => new Date(usePortal().clock.now()).getUTCFullYear()
