import { useCallback, useEffect, useRef, useState } from 'react';
import type { Arrival } from '#client/game/stage/map/flights.ts';
import type { MapTeam } from '#client/game/stage/map/layout/mapTypes.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { arrivalText } from './mapWords.ts';
import { usePageSound } from './usePageSound.ts';

/** A line about a ship that has arrived. */
export interface Caption {
  key: number;
  text: string;
  /** Of the ship. */
  color: string;
}

interface Arrivals {
  captions: readonly Caption[];
  onArrival: (arrival: Arrival) => void;
  /** Whether an arrival is heard. */
  sound: boolean;
  setSound: (isOn: boolean) => void;
}

const CAPTION_MS = 8_000;
const CAPTIONS_AT_ONCE = 2;
const NEUTRAL = '#c9c4e6';

/** Returns the newest arrivals. Where nothing is drawn (`isStill`), a changed level is an arrival. */
export function useArrivals(teams: readonly MapTeam[], isStill: boolean): Arrivals {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const { sound, setSound, play } = usePageSound();
  const latest = useRef(teams);
  const next = useRef(0);
  const onArrival = useCallback(
    (arrival: Arrival) => {
      const team = latest.current.find(({ id }) => id === arrival.id);
      if (!team) return;
      next.current += 1;
      const key = next.current;
      const color = SHIPS.find(({ number }) => number === team.ship)?.color ?? NEUTRAL;
      setCaptions((now) => [...now, { key, color, text: arrivalText(team, arrival) }].slice(-CAPTIONS_AT_ONCE));
      setTimeout(() => setCaptions((now) => now.filter((caption) => caption.key !== key)), CAPTION_MS);
      if (!arrival.isBack) play(arrival.level === 6 ? 'success' : 'star');
    },
    [play],
  );
  useEffect(() => {
    const before = latest.current;
    latest.current = teams;
    if (isStill) for (const arrival of changedLevels(before, teams)) onArrival(arrival);
  }, [teams, isStill, onArrival]);
  return { captions, onArrival, sound, setSound };
}

function changedLevels(before: readonly MapTeam[], now: readonly MapTeam[]): Arrival[] {
  return now.flatMap(({ id, level }) => {
    const old = before.find((team) => team.id === id);
    return old && old.level !== level ? [{ id, level, isBack: level < old.level }] : [];
  });
}
