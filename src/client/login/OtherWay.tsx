import { Button } from '../ui/controls/Button.tsx';

interface OtherWayProps {
  isByCode: boolean;
  onChange: (isByCode: boolean) => void;
}

/** The button that changes the way to sign in, between a team's code and a password. */
export function OtherWay({ isByCode, onChange }: OtherWayProps) {
  return (
    <Button variant="ghost" className="grow px-4" onClick={() => onChange(!isByCode)}>
      {isByCode ? 'Usar a palavra-passe' : 'Usar o código da equipa'}
    </Button>
  );
}
