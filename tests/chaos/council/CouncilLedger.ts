/** A record of a council session on a bad network, independent of the product. */
export class CouncilLedger {
  /** Ballots and abstentions that were acknowledged, and those that were refused because the vote was closed. */
  acknowledged = 0;
  refused = 0;
  /** Ballots that were refused because another device of the team had voted meanwhile. */
  replaced = 0;
  /** Times that a device lost its network for a while. */
  offline = 0;
  /** Steps that the teacher took. */
  readonly steps: string[] = [];
  /** Teams whose ballot was compared with what they know to be acknowledged, at each end of the vote. */
  compared = 0;
  /** Acknowledged ballots that did not count, and ballots that counted without being acknowledged. */
  readonly lost: string[] = [];
  /** Steps that happened twice or by themselves, phases that went back, and counts that differ from the ballots. */
  readonly violations: string[] = [];
}
