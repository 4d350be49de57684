import { useState } from 'react';
import type { Knob, KnobValue } from '#client/game/stage/knobs.ts';
import { Button } from '../ui/controls/Button.tsx';
import { codeOf, hasChangedKnobs, reset } from './knobCode.ts';
import type { KnobSheet } from './stageDesk.ts';

/** Renders a slider or colour input for each motion constant of the scene and its parts. */
export function KnobPanel({ sheets }: { sheets: readonly KnobSheet[] }) {
  return sheets.map((sheet, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sheets of a scene never change order
    <KnobSection key={index} sheet={sheet} />
  ));
}

function KnobSection({ sheet }: { sheet: KnobSheet }) {
  const [, setTurns] = useState(0);
  const [copied, setCopied] = useState('');
  const turn = (name: string, value: KnobValue) => {
    sheet.values[name] = value;
    setTurns((turns) => turns + 1);
  };
  const copy = () => {
    const code = codeOf(sheet);
    setCopied(code);
    void navigator.clipboard?.writeText(code).catch(() => {});
  };
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-3">
      {Object.entries(sheet.declaration).map(([name, knob]) => (
        <KnobInput key={name} name={name} knob={knob} value={sheet.values[name] ?? knob.value} onTurn={turn} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>Copiar como código</Button>
        <Button
          variant="secondary"
          disabled={!hasChangedKnobs(sheet)}
          onClick={() => {
            reset(sheet);
            setTurns((turns) => turns + 1);
          }}
        >
          Repor
        </Button>
      </div>
      {copied !== '' && (
        <pre role="status" className="overflow-x-auto rounded-lg bg-ink p-3 leading-tight">
          {copied}
        </pre>
      )}
    </section>
  );
}

interface KnobInputProps {
  name: string;
  knob: Knob;
  value: KnobValue;
  onTurn: (name: string, value: KnobValue) => void;
}

function KnobInput({ name, knob, value, onTurn }: KnobInputProps) {
  if (!('min' in knob)) {
    return (
      <label className="flex items-center justify-between gap-3">
        {name}
        <input
          type="color"
          value={String(value)}
          onChange={(event) => onTurn(name, event.target.value)}
          className="h-12 w-20"
        />
      </label>
    );
  }
  const step = knob.step ?? (knob.max - knob.min) / 200;
  return (
    <label className="grid grid-cols-[1fr_auto] gap-x-3">
      {name}
      <output>
        {Number(value).toFixed(3)} {knob.unit ?? ''}
      </output>
      <input
        type="range"
        min={knob.min}
        max={knob.max}
        step={step}
        value={Number(value)}
        onChange={(event) => onTurn(name, Number(event.target.value))}
        className="col-span-2 h-12"
      />
    </label>
  );
}
