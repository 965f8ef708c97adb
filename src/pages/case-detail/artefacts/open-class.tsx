import css from './open-class.module.css'

/** A video class: a student before a vertical line, the teacher's finger on her hip, then on her standing foot. */
export function OpenClass() {
  return (
    <div className={css.screen}>
      <div className={css.lesson} />
    </div>
  )
}
