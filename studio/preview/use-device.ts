import { useState, useSyncExternalStore } from 'react'

export type Device = 'phone' | 'tablet' | 'desktop'

const KEY = 'preview-device'
const isDevice = (text: string | null): text is Device => ['phone', 'tablet', 'desktop'].includes(text ?? '')

/**
 * Device of the preview. In a wide window the choice is remembered in this browser; a narrow one starts with the phone.
 */
export function useDevice(fallback: Device): [Device, (device: Device) => void] {
  const isWide = useIsWide()
  const [remembered, setRemembered] = useState<string | null>(() => read(KEY))
  const [narrow, setNarrow] = useState<Device>('phone')
  if (!isWide) return [narrow, setNarrow]
  return [
    isDevice(remembered) ? remembered : fallback,
    (next) => {
      setRemembered(next)
      write(KEY, next)
    },
  ]
}

const CLOSED_KEY = 'preview-closed'

/** Whether the page is shown beside the form, as last chosen in this browser. */
export function useIsOpen(): [boolean, () => void] {
  const [isOpen, setIsOpen] = useState(() => read(CLOSED_KEY) === null)
  return [
    isOpen,
    () => {
      write(CLOSED_KEY, isOpen ? 'yes' : null)
      setIsOpen(!isOpen)
    },
  ]
}

/** Width from which form and page have room side by side; preview.module.css uses the same. */
const wide = matchMedia('(min-width: 64em)')
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide.matches)

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is not allowed: the choice lasts until the page is left.
  }
}
