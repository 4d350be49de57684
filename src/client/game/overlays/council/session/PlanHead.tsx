import type { ReactNode } from 'react';
import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { classes } from '#client/ui/classes.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { avatarOf, shipWords } from '../../cockpit/avatars.ts';

interface PlanHeadProps {
  team: SessionPlan['team'];
  /** Level of the heading. */
  as?: 'h2' | 'h3';
  size?: 'md' | 'lg';
  /** Under the name, after the class. */
  children?: ReactNode;
}

/** Renders whose plan it is: the team's ship, its name and its class. */
export function PlanHead({ team, as: Heading = 'h3', size = 'md', children }: PlanHeadProps) {
  const isLarge = size === 'lg';
  return (
    <div className="flex min-w-0 items-center gap-3">
      {team.ship !== null && (
        <img
          src={avatarOf(team.ship as ShipNumber)}
          alt={shipWords(team.ship as ShipNumber)}
          className={classes('shrink-0 object-contain', isLarge ? 'h-21 w-28' : 'h-12 w-16')}
        />
      )}
      <div className="min-w-0">
        <Heading className={classes('wrap-anywhere', isLarge ? 'text-[1.6em]' : 'text-[1.15em]')}>{team.name}</Heading>
        <p className="wrap-anywhere text-screen-label">
          {team.className}
          {children}
        </p>
      </div>
    </div>
  );
}
