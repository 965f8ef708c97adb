import { useState, useSyncExternalStore } from 'react'

export type Device = 'phone' | 'tablet' | 'desktop'

const KEY = 'preview-device'
const isDevice = (text: string | null): text is Device => ['phone', 'tablet', 'desktop'].includes(text ?? '')

/** The device somebody chose last in a wide window of this browser; a narrow one begins with a phone's. */
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

const OPEN_KEY = 'preview-closed'

/** Whether the page stands beside the form, as somebody chose last. */
export function useIsOpen(): [boolean, () => void] {
  const [isOpen, setIsOpen] = useState(() => read(OPEN_KEY) === null)
  return [
    isOpen,
    () => {
      write(OPEN_KEY, isOpen ? 'yes' : null)
      setIsOpen(!isOpen)
    },
  ]
}

/** Whether form and page have room beside each other; as in preview.module.css. */
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
    // Not allowed: it holds until the page is left.
  }
}
