/** Mounts a button that copies `data-link`; its template holds the label after that. */
export function mount(button: HTMLElement): () => void {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(button.dataset['link'] ?? '')
    } catch (error) {
      return console.warn('The link could not be copied.', error)
    }
    const copied = button.querySelector('template')?.content.cloneNode(true)
    if (!copied) return
    const status = button.closest('aside')?.querySelector('[role=status]')
    if (status) status.textContent = copied.textContent
    button.replaceChildren(copied)
  }
  const onClick = (): void => void copy()
  button.addEventListener('click', onClick)
  return () => button.removeEventListener('click', onClick)
}
