import { describe, expect, it } from 'vitest';
import { mapLayout } from './map-layout.ts';

const frame = { width: 366, height: 128, pinHalf: 29, pinHeight: 28 };
const here = { latitude: 32, longitude: 118.8 };
const metre = 1 / 111_195;
const at = (east: number, north: number) => ({
  latitude: here.latitude + north * metre,
  longitude: here.longitude + (east * metre) / Math.cos((here.latitude * Math.PI) / 180),
});

describe('the map strip', () => {
  it('is true to direction and proportion, with the subscriber in the middle', () => {
    const { pins, middle } = mapLayout([at(0, 400), at(800, 0), at(-400, -200)], here, frame);
    const [north, east, west] = pins;
    expect(north?.x).toBeCloseTo(183, 3);
    expect(north?.y).toBeLessThan(middle.y);
    expect(east?.y).toBeCloseTo(middle.y, 3);
    expect((east?.x ?? 0) - 183).toBeCloseTo(2 * (middle.y - (north?.y ?? 0)), 1);
    expect(183 - (west?.x ?? 0)).toBeCloseTo(((east?.x ?? 0) - 183) / 2, 1);
  });

  it('keeps every pin inside the frame', () => {
    for (const { x, y } of mapLayout([at(9_000, 9_000), at(-12_000, 30), at(5, -7_000)], here, frame).pins) {
      expect(x).toBeGreaterThanOrEqual(frame.pinHalf - 0.001);
      expect(x).toBeLessThanOrEqual(frame.width - frame.pinHalf + 0.001);
      expect(y).toBeGreaterThanOrEqual(frame.pinHeight - 0.001);
      expect(y).toBeLessThanOrEqual(frame.height);
    }
  });

  it('leaves out a pin that would cover a nearer one', () => {
    const { pins } = mapLayout([at(100, 0), at(105, 2), at(-900, 0)], here, frame);
    expect(pins.map((pin) => pin.at)).toEqual([0, 2]);
  });

  it('without a position is centred on the points themselves', () => {
    const { centre } = mapLayout([at(-100, 0), at(300, 200)], undefined, frame);
    expect(centre.latitude).toBeCloseTo(at(0, 100).latitude, 6);
    expect(centre.longitude).toBeCloseTo(at(100, 0).longitude, 6);
  });

  it('says its scale in a round length', () => {
    const { scale } = mapLayout([at(1_540, 0)], here, frame);
    expect(scale).toEqual({ metres: 500, width: 50 });
    expect(mapLayout([], undefined, frame).pins).toEqual([]);
  });
});
