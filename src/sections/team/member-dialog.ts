import dialogCss from '../../ui/dialog.module.css'
import { showDialog } from '../../ui/dialog-behaviour.ts'
import iconCss from '../../ui/icon.module.css'
import sprite from '../../ui/icons.svg?no-inline'
import css from './member-dialog.module.css'

/** Creates the dialog for stories. Called for the first one, so that documents need not contain it. */
export function createMemberDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = `${dialogCss['dialog']} ${css['dialog']}`
  dialog.innerHTML = `<div class="${dialogCss['sheet']}" data-ground="bone"><button type="button" class="${dialogCss['close']}" data-close><svg class="${iconCss['icon']}" aria-hidden="true"><use href="${sprite}#close"></use></svg><span class="visually-hidden">Close</span></button></div>`
  return dialog
}

/**
 * Opens the dialog with a story. The story takes the focus, because focusing a link below it would scroll past it on a
 * phone.
 */
export function showStory(dialog: HTMLDialogElement, story: HTMLElement): void {
  dialog.querySelector('article')?.remove()
  for (const fold of story.querySelectorAll('summary, details')) fold.replaceWith(...fold.childNodes)
  dialog.firstElementChild?.prepend(story)
  dialog.setAttribute('aria-labelledby', story.getAttribute('aria-labelledby') ?? '')
  showDialog(dialog)
  story.focus()
}
