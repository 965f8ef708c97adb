import { classNames } from '../../src/lib/class-names.ts'
import { Icon } from './icon.tsx'
import css from './search-form.module.css'

type SearchFormProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Key that focuses the field, on screens with shortcuts. */
  shortcut?: string
  className?: string | undefined
}

/** Search field that filters while typing; Enter submits nothing. */
export function SearchForm({ label, placeholder, value, onChange, shortcut, className }: SearchFormProps) {
  return (
    <form role="search" className={classNames(css.search, className)} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" className={css.icon} />
      <input
        type="search"
        className={css.input}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        data-key={shortcut}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </form>
  )
}
