import css from './open-class.module.css'

/** A video class: a student before a vertical line, and the teacher in a window of her own with one sentence. */
export function OpenClass() {
  return (
    <div className={css.screen}>
      <div className={css.lesson} />
    </div>
  )
}
