import { useNavigation } from 'react-router'
import { SearchForm } from '../ui/search-form.tsx'
import { useSearchText } from '../ui/use-search-text.ts'
import { useFilter } from './filter.ts'

export function SearchField() {
  const { search, change } = useFilter()
  const { state } = useNavigation()
  // The URL is not changed during a navigation: that would abort the opening of an enquiry.
  const [text, setText] = useSearchText(search, (next) => change({ q: next || null }), state === 'idle')
  return (
    <SearchForm
      label="Search name, phone, company, words and notes"
      placeholder="Name, phone, company, words"
      shortcut="/"
      value={text}
      onChange={setText}
    />
  )
}
