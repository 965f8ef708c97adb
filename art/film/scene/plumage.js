import * as THREE from 'three'

// Colours for the shader. They are darker than the print palette, because the sun brightens them.
THREE.ColorManagement.enabled = false

const colour = (hex) => new THREE.Color(hex)

export const plumage = {
  ink: colour('#171530'),
  inkLight: colour('#2a2347'),
  chest: colour('#632512'),
  chestLight: colour('#9a3d1b'),
  bone: colour('#f6e9d2'),
  saffron: colour('#f2a31b'),
  cere: colour('#ffd25e'),
  horn: colour('#d98a1c'),
  hornDark: colour('#6b4a22'),
  iris: colour('#e0a020'),
  pupil: colour('#0b0910'),
  lore: colour('#d8b98c'),
}
