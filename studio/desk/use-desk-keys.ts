import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isShortcut } from '../app/keyboard-help.tsx'
import { useFilter } from './filter.ts'

const ROW = 'a[data-lead-row]'

/**
 * Keyboard shortcuts of the desk: j and k move through the list, u goes back; other keys activate the control with that
 * `data-key`.
 */
export function useDeskKeys(openId: string | undefined) {
  const navigate = useNavigate()
  const { query } = useFilter()
  useEffect(() => {
    const move = (step: 1 | -1) => {
      const rows = [...document.querySelectorAll<HTMLAnchorElement>(ROW)]
      const isHere = (row: HTMLElement) =>
        row === document.activeElement || (openId && row.dataset['leadRow'] === openId)
      const from = rows.findIndex(isHere)
      const next = from < 0 ? rows[0] : rows[from + step]
      if (!next) return
      next.scrollIntoView({ block: 'nearest' })
      if (openId) next.click()
      else next.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      const control = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`)
      if (event.key === 'j') move(1)
      else if (event.key === 'k') move(-1)
      else if (event.key === 'u' && openId) void navigate(`/leads${query}`)
      else if (control) {
        if (control instanceof HTMLButtonElement) control.click()
        else control.focus()
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, openId, query])
}
