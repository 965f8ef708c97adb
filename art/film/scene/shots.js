// Where the camera, the sun and the birds stand. Positions are in the eagle's space: the camera is 12 away, the picture about 6 high.
export const shots = {
  landscape: {
    light: 'dawn',
    sun: [0.735, 0.47],
    eagle: { yaw: 0.92, pitch: 0.16, roll: 0.52, position: [1.7, -0.1, 0], scale: 1.17 },
  },
  portrait: {
    light: 'dawn',
    sun: [0.56, 0.6],
    horizon: 0.12,
    cool: 0.3,
    discSize: 0.135,
    eagle: { yaw: 0.78, pitch: 0.2, roll: 0.72, position: [0.14, 0.72, 0], scale: 0.74 },
    flock: [
      [-2.2, 3.5, -16, 0.11],
      [-3.4, 5.1, -24, 0.27],
      [-0.4, 5.4, -27, 0.43],
      [-4.6, 7.6, -34, 0.78],
    ],
    flockScale: 0.62,
    flockSway: 1.4,
  },
}
